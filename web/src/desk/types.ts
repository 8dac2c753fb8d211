/** The desk's types under the names that its page uses. `lib/openapi.ts` has them all, generated from the server's description. */
import type { Snippet } from 'svelte'
import type * as api from '../lib/openapi'

export type {
  DeskAgent as Agent, CardToCopy as Beginning, ChanceCurve as Curve, Change, CheckedDesign as Checked, CheckedBy, AgentContest as Contest, BenchCard, BenchField, CardBench as BenchInfo, CardFault, IconFound as Icon, OwnFace, DeskAnswer as Answer, DeskGame, DeskQuestion, ExampleGame as Example, DesignFault as Fault,
  DeskFigures as Figures, DeskForm as Form, FormField as Field, FormSection as Section, Found, FigureRow as Further, Interval, DeskJob as Job, JsonValue as Value, Lengths, Measure,
  MeasureDifference as Difference, OpenedTable as Opened, PeoplesGames as People, PicturedCard as Pictured, RuleOf, SheetsAnswer as SheetsRead, FieldShape as Shape, SingleFigure as Single,
  Switch, Tension, TerminalRun as Run, ThingFigures as Thing, ThingGroup as Group, StepTurns as Turns, WhyFigure as Why, FormWord as Word, ThingEffect as Worth,
} from '../lib/openapi'

type Value = api.JsonValue
/** What differs from a ruleset, by the dotted paths of its fields. */
export type Changes = api.SavedVariant['changes']
export type Measured = api.Measure['kind']
/** The game that is designed: a ruleset with what differs. */
export type Design = Pick<Question, 'game' | 'ruleset'> & { changes: Changes }
/** What a page asks: the number, the language and the key are the connection's own. */
export type Question = Required<Pick<api.DeskQuestion, 'game' | 'ruleset' | 'changes' | 'players' | 'agent' | 'beside'>> & Pick<api.DeskQuestion, 'seconds'>
/** The server keeps the figures as this page sends them. */
export type Variant = Omit<api.SavedVariant, 'figures'> & { figures: api.DeskFigures | null }
/** A figure that can be asked about, of the whole game or of the games that had one of a group's things. */
export type Aim = api.Measure & { group?: string }
export type Target = api.Target
export type Bound = api.Also
export type Wish = Required<Pick<api.JobAsk, 'agent' | 'also' | 'may' | 'most' | 'apart'>> & { players: number[]; target: Target }

/** What a value within a row or a table is changed with: its shape, the value, what it was, what takes the new one, its name, and whether it is at fault. */
export type Within = Snippet<[api.FieldShape, Value, Value, (value: Value) => void, string, boolean]>
