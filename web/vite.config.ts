import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.TAPETE ?? 'http://127.0.0.1:8000'

/** The policy that a server says in its answers' heads (table/http/guard.py). An exported page says it itself, because its host
 * may not. Scripts come from its own host alone. */
const POLICY = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'"
const guarded: Plugin = {
  name: 'guarded',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' }],
}

/** The page of `tapete export` lies in a folder, wherever that is. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), ...(mode === 'site' ? [guarded] : [])],
  build: { outDir: mode === 'site' ? '../src/tapete/site/page' : '../src/tapete/table/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, manifest: mode === 'site' && 'chunks.json' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'] },
}))
