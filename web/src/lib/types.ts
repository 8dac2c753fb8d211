/** The API's types under the names that the page uses. `openapi.ts` has them all, generated from the server's description. */
import type * as api from './openapi'

export type {
  Before, BoardInfo, BotInfo, BotRating, Calling, ChanceUse, Channel, Chapter, CharacterInfo, ChatLine, Clock, Curve, Difference, Error as Failure, ForkInfo,
  GameInfo, GameTally, Hello, Hint, Hints, HouseInfo, HowTo, LessonInfo, LiveMessage as Live, MenuItem, Moments, MyGame, NewChannel, NewTable, Notice, Notices,
  OfferInfo, OfferValue, Opinion, OutcomeInfo as Outcome, PartInfo, PassCode, PlayedGame, Profile, Proposal, RatingInfo, ReplayInfo, RoleInfo, RoleTally, Rulebook, RulesetInfo,
  RuleText, SeatAsk, Seated, SeatInfo, Series, Standing, StopInfo, Stops, Subscription, TableInfo, TermInfo as Term, Timer, Variant, Legality as Why, ZoneInfo,
} from './openapi'

export type BotName = api.BotInfo['name']
export type Style = api.CharacterInfo['style']
export type Status = api.TableInfo['status']
export type ChatFor = api.TableInfo['chat']
export type ChannelKind = api.Channel['kind']
export type Service = NonNullable<api.Channel['service']>
export type Language = NonNullable<api.Hello['lang']>

export type Shape = api.PartInfo['shape']
export type Face = api.FaceInfo
export type Fill = NonNullable<api.FaceInfo['fill']>
export type Pattern = NonNullable<api.FaceInfo['pattern']>

/** `seat`: the one that it names first. What the page tells itself has none. */
export type Happening = Omit<api.EventInfo, 'seat'> & Partial<Pick<api.EventInfo, 'seat'>>
/** The table as a seat, or a spectator, may know it. `V` is the game's view. */
export type Now<V = unknown> = Omit<api.Now, 'view'> & { view: V | null }
export type Moment<V = unknown> = Omit<api.Moment, 'view'> & { view: V }
