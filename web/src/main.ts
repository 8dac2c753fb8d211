import { mount } from 'svelte'
import './app.css'
import App from './shell/App.svelte'
import { learn, speech } from './lib/speech.svelte'
import en from './text/en.ftl?raw'
import es from './text/es.ftl?raw'

learn('es', es)
learn('en', en)
speech.begin()
mount(App, { target: document.getElementById('app')! })

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js')
