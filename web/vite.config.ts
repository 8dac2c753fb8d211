import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.TAPETE ?? 'http://127.0.0.1:8000'

/** The page of `tapete export` lies in a folder, wherever that is. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte()],
  build: { outDir: mode === 'site' ? '../src/tapete/site/page' : '../src/tapete/table/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, manifest: mode === 'site' && 'chunks.json' },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'] },
}))
