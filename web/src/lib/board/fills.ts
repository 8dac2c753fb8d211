/** The colours that things can be filled with, and the colour of the pattern on each. */
import type { Fill } from '../types'

export const FILLS: Record<Fill, { ground: string; mark: string }> = {
  red: { ground: '#b3261e', mark: '#f29c94' },
  orange: { ground: '#e58326', mark: '#8a4000' },
  yellow: { ground: '#f5d23c', mark: '#a67900' },
  green: { ground: '#1d7539', mark: '#93dba6' },
  teal: { ground: '#10807f', mark: '#a1e6e1' },
  blue: { ground: '#2250b0', mark: '#9fc2fb' },
  violet: { ground: '#7431ab', mark: '#dcb8f7' },
  pink: { ground: '#ee8cba', mark: '#9c2162' },
  brown: { ground: '#754622', mark: '#ddb38d' },
  black: { ground: '#211e1a', mark: '#8d867d' },
  grey: { ground: '#80807c', mark: '#e2e2de' },
  white: { ground: '#fdfcf8', mark: '#b3ad9c' },
}
