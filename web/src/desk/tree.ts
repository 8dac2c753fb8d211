import type { Variant } from './types'

export interface Branch { variant: Variant; under: Branch[] }

/** Variants under those that they were made of; what stood under a deleted one stands under what that stood under. */
export function treeOf(variants: readonly Variant[]): Branch[] {
  const all = new Map(variants.map((one) => [one.id, one]))
  const above = (one: Variant): Variant | undefined => {
    let parent = one.parent === null ? undefined : all.get(one.parent)
    for (const seen = new Set<string>(); parent?.deleted && !seen.has(parent.id);) {
      seen.add(parent.id)
      parent = parent.parent === null ? undefined : all.get(parent.parent)
    }
    return parent?.deleted ? undefined : parent
  }
  const living = variants.filter((one) => !one.deleted)
  const branches = new Map(living.map((variant) => [variant.id, { variant, under: [] as Branch[] }]))
  const roots: Branch[] = []
  for (const one of living) {
    const parent = above(one)
    const to = parent ? branches.get(parent.id)!.under : roots
    to.push(branches.get(one.id)!)
  }
  return roots
}

/** What a variant without a name is called: what differs, as far as there is room; of what is no plain value, that it does. */
export function nameFor(changes: readonly { title: string; value: string }[], most = 60): string {
  const parts: string[] = []
  for (const { title, value } of changes) {
    if (parts.length && parts.join(', ').length + title.length + value.length + 3 > most) return `${parts.join(', ')} …`
    parts.push(value ? `${title} ${value}` : title)
  }
  return parts.join(', ').slice(0, 80)
}
