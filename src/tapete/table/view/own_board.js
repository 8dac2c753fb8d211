// Passes messages between the page and a package's own board. docs/own-board.md describes them.
'use strict'
{
  const say = (message) => parent.postMessage({ tapete: 1, ...message }, '*')
  const fail = (why) => say({ kind: 'fault', why: String(why).slice(0, 200) })
  addEventListener('error', (event) => fail(event.message))
  addEventListener('unhandledrejection', (event) => fail(event.reason))
  let board = null
  let turn = 0
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.tapete !== 1 || !board) return
    if (data.kind === 'ping') say({ kind: 'pong' })
    if (data.kind !== 'show') return
    const { tapete, kind, ...table } = data
    turn = table.turn
    document.documentElement.lang = table.language
    document.documentElement.dataset.theme = table.theme
    try {
      board.show(table)
      say({ kind: 'shown', turn })
    } catch (error) {
      fail(error)
    }
  })
  customElements.whenDefined('game-board').then(() => {
    board = document.createElement('game-board')
    board.addEventListener('choose', ({ detail }) => say({ kind: 'choose', turn, index: detail }))
    document.body.append(board)
    say({ kind: 'ready' })
  })
}
