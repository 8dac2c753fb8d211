/** What the reader holds over the table, shared by hand and board: it is this page's own and told to nobody. */
class Pick {
  /** A card of the hand, to be laid on somebody. */
  card = $state<string | null>(null)
  /** Whether all piles show what is covered in them. */
  through = $state(false)

  toggle(card: string): void {
    this.card = this.card === card ? null : card
  }
}

export const pick = new Pick()
