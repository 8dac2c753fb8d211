import { IconSet } from '../../lib/icons.svelte'
import url from './icons.json?url'

/** The drawings of cards that are neither monsters nor characters. */
export const ICONS = new IconSet(url)
