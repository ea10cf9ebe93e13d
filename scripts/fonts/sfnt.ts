const HEADER_BYTES = 12
const RECORD_BYTES = 16
const HEAD_CHECKSUM_AT = 8
const WHOLE_FILE_CHECKSUM = 0xb1b0afba

/** Returns a TrueType font with one table replaced or added; checksums are made anew. */
export function withTable(font: Uint8Array, tag: string, table: Uint8Array): Uint8Array {
  const tables = readTables(font).set(tag, table)
  const tags = [...tables.keys()].toSorted()
  const sizes = tags.map((name) => padded(tables.get(name)?.byteLength ?? 0))
  const start = HEADER_BYTES + RECORD_BYTES * tags.length
  const bytes = new Uint8Array(start + sizes.reduce((sum, size) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  const power = Math.floor(Math.log2(tags.length))
  view.setUint32(0, new DataView(font.buffer, font.byteOffset).getUint32(0))
  view.setUint16(4, tags.length)
  view.setUint16(6, 16 * 2 ** power)
  view.setUint16(8, power)
  view.setUint16(10, 16 * tags.length - 16 * 2 ** power)
  let at = start
  for (const [index, name] of tags.entries()) {
    const data = tables.get(name) ?? new Uint8Array()
    bytes.set(data, at)
    if (name === 'head') view.setUint32(at + HEAD_CHECKSUM_AT, 0)
    const record = HEADER_BYTES + RECORD_BYTES * index
    bytes.set(new TextEncoder().encode(name), record)
    view.setUint32(record + 4, checksum(bytes.subarray(at, at + padded(data.byteLength))))
    view.setUint32(record + 8, at)
    view.setUint32(record + 12, data.byteLength)
    at += padded(data.byteLength)
  }
  const head = HEADER_BYTES + RECORD_BYTES * tags.indexOf('head') + 8
  view.setUint32(view.getUint32(head) + HEAD_CHECKSUM_AT, (WHOLE_FILE_CHECKSUM - checksum(bytes)) >>> 0)
  return bytes
}

function readTables(font: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = new Map<string, Uint8Array>()
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = HEADER_BYTES + RECORD_BYTES * index
    const tag = new TextDecoder().decode(font.subarray(record, record + 4))
    const at = view.getUint32(record + 8)
    tables.set(tag, font.subarray(at, at + view.getUint32(record + 12)))
  }
  return tables
}

function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sum = 0
  for (let at = 0; at < bytes.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

function padded(bytes: number): number {
  return Math.ceil(bytes / 4) * 4
}
