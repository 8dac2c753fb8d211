/** Compiled rules in a page: a module's entry, called with what its JSON says that it takes. How a module is made and
 * what a frame is: `tapete.wasm` and `compiler/call_abi.py`, whose twin for processes is `compiler/wasm_modules.py`. */
export interface Field { name: string; offset: number; type: string | number; shape: number[] }
export interface Layout { size: number; fields: Field[] }
/** An argument: an array, of a kind of number or of a record by its layout's number, or else a number of 64 bits. */
export interface Leaf { path: string; array?: string | number; size?: number; ndim?: number }
export interface Told { entry: string; leaves: Leaf[]; records: Layout[] }

/** What goes into a record: numbers by the names of its fields, rows as lists. Text is a number of more digits than JSON's hold. */
export type Values = number | string | Values[] | { [name: string]: Values }
interface Spot { type: string | number; at: number }

const ALIGNED = 64
const WORD = 8
const PAGE = 1 << 16

const aligned = (at: number): number => Math.ceil(at / ALIGNED) * ALIGNED

export class Rules {
  private readonly memory: WebAssembly.Memory
  private readonly run: (frame: number) => number
  private readonly frame: number
  private readonly arrays = new Map<string, Spot & { size: number; count: number }>()
  private readonly numbers = new Map<string, number>()
  private view: DataView

  /** Rules with room for arrays of so many items, by their paths; those that are not named are empty. */
  constructor(private readonly told: Told, code: WebAssembly.Module, counts: Record<string, number>) {
    const { memory, __heap_base: base, [told.entry]: run } = new WebAssembly.Instance(code, {}).exports
    this.memory = memory as WebAssembly.Memory
    this.run = run as (frame: number) => number
    this.frame = aligned((base as WebAssembly.Global<'i32'>).value)
    const words: bigint[] = [0n]
    let end = this.frame + WORD * told.leaves.reduce((sum, { ndim }) => sum + 1 + 2 * (ndim ?? 0), 1)
    for (const { path, array, size = 0, ndim = 0 } of told.leaves) {
      if (array === undefined) {
        this.numbers.set(path, this.frame + WORD * words.length)
        words.push(0n)
        continue
      }
      const count = counts[path] ?? 0
      if (count && ndim !== 1) throw new Error(`${path}: expected a row, it has ${ndim} dimensions`)
      const at = aligned(end)
      this.arrays.set(path, { type: array, at, size, count })
      words.push(BigInt(count ? at : 0), ...Array<bigint>(ndim).fill(0n).map((none, i) => (i ? none : BigInt(count))), ...Array<bigint>(ndim).fill(BigInt(size)))
      if (count) end = at + size * count
    }
    const lacking = Object.keys(counts).filter((path) => !this.arrays.has(path))
    if (lacking.length) throw new Error(`${told.entry} takes no ${lacking.join(', ')}`)
    const pages = Math.ceil((end - this.memory.buffer.byteLength) / PAGE)
    if (pages > 0) this.memory.grow(pages)
    this.view = new DataView(this.memory.buffer)
    words.forEach((word, i) => this.view.setBigInt64(this.frame + WORD * i, word, true))
  }

  /** Puts bytes in the place of an item. */
  lay(path: string, index: number, bytes: Uint8Array): void {
    const { size } = this.array(path)
    if (bytes.length !== size) throw new Error(`${path}: expected ${size} bytes, got ${bytes.length}`)
    new Uint8Array(this.memory.buffer).set(bytes, this.spot(path, index).at)
  }

  /** Resets an item to zeroes, except for the given values. */
  fill(path: string, index: number, values: Values): void {
    const spot = this.spot(path, index)
    new Uint8Array(this.memory.buffer, spot.at, this.array(path).size).fill(0)
    this.put(spot, values)
  }

  /** Sets the given values in an item, and leaves its other values. */
  set(path: string, index: number, values: Values): void {
    this.put(this.spot(path, index), values)
  }

  /** How many a row within the items of an array has: the names of the fields that lead there. */
  length(path: string, ...names: string[]): number {
    let { type } = this.spot(path, 0)
    let shape: number[] = []
    for (const name of names) ({ type, shape } = this.field(type, name))
    return shape.reduce((product, each) => product * each, 1)
  }

  /** A number within an item: the names of its fields, and indices of those that are rows. */
  get(path: string, index: number, ...names: (string | number)[]): number {
    let { type, at } = this.spot(path, index)
    for (let i = 0; i < names.length; i++) {
      const field = this.field(type, String(names[i]))
      at += field.offset
      type = field.type
      if (field.shape.length) at += Number(names[++i]) * this.sizeOf(type)
    }
    return read(this.view, String(type), at)
  }

  /** Calls the entry and returns its answer. Throws an error if the rules trap or raise. */
  call(numbers: Record<string, number>): bigint {
    for (const [path, at] of this.numbers) this.view.setBigInt64(at, BigInt(numbers[path] ?? 0), true)
    const status = this.run(this.frame)
    if (status) throw new Error(`${this.told.entry} raised (status ${status})`)
    return this.view.getBigInt64(this.frame, true)
  }

  private array(path: string): Spot & { size: number; count: number } {
    const found = this.arrays.get(path)
    if (!found) throw new Error(`${this.told.entry} takes no ${path}`)
    return found
  }

  private spot(path: string, index: number): Spot {
    const { type, at, size, count } = this.array(path)
    if (!(index >= 0 && index < count)) throw new Error(`${path}[${index}]: there are ${count}`)
    return { type, at: at + size * index }
  }

  private field(type: string | number, name: string): Field {
    const found = typeof type === 'number' ? this.told.records[type]?.fields.find((field) => field.name === name) : undefined
    if (!found) throw new Error(`${this.told.entry}: a record of kind ${type} has no ${name}`)
    return found
  }

  private sizeOf(type: string | number): number {
    return typeof type === 'number' ? this.told.records[type]!.size : Number(type.slice(1))
  }

  private put({ type, at }: Spot, values: Values, room = 0): void {
    if (typeof values !== 'object') write(this.view, String(type), at, values)
    else if (Array.isArray(values)) {
      if (values.length > room) throw new Error(`${this.told.entry}: ${values.length} where there is room for ${room}`)
      values.forEach((each, i) => this.put({ type, at: at + i * this.sizeOf(type) }, each))
    } else for (const [name, each] of Object.entries(values)) {
      const field = this.field(type, name)
      this.put({ type: field.type, at: at + field.offset }, each, field.shape.length === 1 ? field.shape[0]! : 0)
    }
  }
}

function write(view: DataView, type: string, at: number, value: number | string): void {
  switch (type) {
    case 'i1': view.setInt8(at, Number(value)); break
    case 'u1': view.setUint8(at, Number(value)); break
    case 'i2': view.setInt16(at, Number(value), true); break
    case 'u2': view.setUint16(at, Number(value), true); break
    case 'i4': view.setInt32(at, Number(value), true); break
    case 'u4': view.setUint32(at, Number(value), true); break
    case 'i8': view.setBigInt64(at, BigInt(value), true); break
    case 'f8': view.setFloat64(at, Number(value), true); break
    default: throw new Error(`no number is written as ${type}`)
  }
}

function read(view: DataView, type: string, at: number): number {
  switch (type) {
    case 'i1': return view.getInt8(at)
    case 'u1': return view.getUint8(at)
    case 'i2': return view.getInt16(at, true)
    case 'u2': return view.getUint16(at, true)
    case 'i4': return view.getInt32(at, true)
    case 'u4': return view.getUint32(at, true)
    case 'f8': return view.getFloat64(at, true)
    default: throw new Error(`no number is read as ${type}`)
  }
}
