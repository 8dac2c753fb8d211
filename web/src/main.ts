import { mount } from 'svelte'
import './app.css'
import App from './shell/App.svelte'
import { fonts } from './lib/fonts'
import { use } from './lib/link'
import { router } from './lib/route.svelte'
import { learn, speech } from './lib/speech.svelte'
import { keepPage } from './lib/stored'
import en from './text/en.ftl?raw'
import es from './text/es.ftl?raw'

const lettered = fonts()
learn('es', es)
learn('en', en)
speech.begin()

if (import.meta.env.MODE === 'site') {
  const { open } = await import('./lib/site/open')
  const link = await open()
  use(link)
  router.read()
  void link.settled.then(keepPage)      // a net that is slow is the first game's
} else if (import.meta.env.PROD) keepPage()

await lettered
mount(App, { target: document.getElementById('app')! })
