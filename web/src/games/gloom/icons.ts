import { IconSet } from '../../lib/icons.svelte'
import url from './icons.json?url'

/** The drawings of cards that have no picture by our own pen. */
export const ICONS = new IconSet(url)
