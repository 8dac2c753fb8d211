import { speech } from '../speech.svelte'
import { begun } from './begun.svelte'
import { SiteLink } from './link'
import type { Site } from './talk'

/** The folder that the page lies in says what it holds. */
export async function open(): Promise<SiteLink> {
  begun.share = 0
  const home = new URL('.', location.origin + location.pathname).href
  const answer = await fetch(new URL('site.json', home))
  const site = (await answer.json()) as Site
  if (site.language && !speech.chosen) speech.language = site.language
  return new SiteLink(site, home)
}
