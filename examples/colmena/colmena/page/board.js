// Hives as honeycombs: the element that draws Colmena on the page. docs/own-board.md says what it gets and may do.
const CELLS = {
  CLOVER: ['☘', 140], SUNFLOWER: ['✺', 60], DANDELION: ['❋', 100], HONEY: ['◉', 40], GUARD: ['♜', 220],
  BROOD: ['⬡', 20], QUEEN: ['♛', 300], POLLEN: ['∴', 80], WASP: ['➴', 0],
}
const WORDS = {
  es: { points: 'puntos', hand: 'Tu mano', round: 'Ronda', choose: 'Elige una carta', wait: 'Ya has elegido' },
  en: { points: 'points', hand: 'Your hand', round: 'Round', choose: 'Choose a card', wait: 'You have chosen' },
}
const STYLE = `
  :host { display: block; height: 100%; box-sizing: border-box; padding: 12px; overflow: auto; font: 15px/1.3 system-ui, sans-serif; color: #33240c; background: #fbf0cf; }
  :host([dark]) { color: #f3e6c4; background: #2b2210; }
  .hives { display: flex; flex-wrap: wrap; gap: 12px; justify-content: center; }
  section { flex: 1 1 15rem; min-width: 0; padding: 8px 10px; border: 2px solid #c79a3a; border-radius: 14px; }
  section.mine { flex-basis: 100%; order: -1; border-width: 3px; }
  section.hand { order: -2; }
  h2 { margin: 0 0 6px; font-size: 1rem; }
  ul { display: flex; flex-wrap: wrap; gap: 3px; margin: 0; padding: 0; list-style: none; min-height: 52px; }
  .cell { display: grid; place-items: center; width: 46px; height: 52px; font-size: 1.35rem; color: #241802; clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%); background: hsl(var(--hue) 70% 72%); }
  .cell.covered { background: #9c7b35; }
  .hand ul { gap: 8px; }
  button { display: grid; justify-items: center; gap: 2px; padding: 6px 8px; border: 2px solid #c79a3a; border-radius: 12px; font: inherit; color: inherit; background: transparent; cursor: pointer; }
  button:disabled { opacity: .5; cursor: default; }
  button:focus-visible { outline: 3px solid #2a6fdb; outline-offset: 2px; }
`

function made(tag, attributes, ...children) {
  const element = Object.assign(document.createElement(tag), attributes)
  element.append(...children)
  return element
}

function cell(card) {
  const [sign, hue] = CELLS[card] ?? ['', 0]
  const drawn = made('span', { className: card === null ? 'cell covered' : 'cell', textContent: sign, title: card ?? '' })
  drawn.style.setProperty('--hue', hue)
  return drawn
}

customElements.define('game-board', class extends HTMLElement {
  constructor() {
    super()
    this.attachShadow({ mode: 'open' })
  }

  show({ view, names, me, choices, language, theme }) {
    const words = WORDS[language] ?? WORDS.en
    this.toggleAttribute('dark', theme === 'dark')
    const hive = ({ hive, points }, seat) => made('section', { className: seat === me ? 'mine' : '' },
      made('h2', { textContent: `${names[seat]} · ${points} ${words.points}` }),
      made('ul', {}, ...hive.map((card) => made('li', {}, cell(card)))))
    const offered = new Map(choices.map((choice, index) => [choice.args[0], { ...choice, index }]))
    const held = me === null ? [] : [...new Set(view.players[me].hand)]
    const hand = made('section', { className: 'mine hand' },
      made('h2', { textContent: `${words.hand} · ${choices.length ? words.choose : words.wait}` }),
      made('ul', {}, ...held.map((card) => {
        const choice = offered.get(card)
        const button = made('button', { disabled: !choice }, cell(card), choice?.label ?? '')
        button.addEventListener('click', () => this.dispatchEvent(new CustomEvent('choose', { detail: choice.index })))
        return made('li', {}, button)
      })))
    this.shadowRoot.replaceChildren(made('style', { textContent: STYLE }),
      made('h2', { textContent: `${words.round} ${view.round}/${view.rounds}` }),
      made('div', { className: 'hives' }, ...(me === null ? [] : [hand]), ...view.players.map(hive)))
  }
})
