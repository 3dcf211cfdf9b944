import { describe, expect, it } from 'vitest'
import { pdfReasonOf, readPdf } from './read-pdf.ts'
import { pack, packStreams, withPages } from './testing/make-pdf.ts'

const read = (text: string): number | string => {
  try {
    return readPdf({ bytes: Buffer.from(text, 'latin1') })
  } catch (error) {
    return pdfReasonOf(error)
  }
}
/** A PDF of one page and one more object. */
const withObject = (object: string): string => pack([...withPages(1), object])

describe('the pages of a PDF', () => {
  it.each([1, 3, 10])('are %d', (pages) => {
    expect(read(pack(withPages(pages)))).toBe(pages)
    expect(read(packStreams(withPages(pages)))).toBe(pages)
  })

  it.each([0, 11, 40])('may not be %d', (pages) => {
    expect(read(pack(withPages(pages)))).toBe('pages')
  })

  it('are those of its tree, whatever its count says', () => {
    const [catalog = '', tree = '', ...rest] = withPages(12)
    expect(read(pack([catalog, tree.replace('/Count 12', '/Count 3'), ...rest]))).toBe('pages')
  })

  it('are those of the newest version of an object', () => {
    const first = pack(withPages(2))
    const start = /startxref\s+(\d+)/.exec(first)?.[1]
    const tree = '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'
    const table = `xref\n2 1\n${String(first.length).padStart(10, '0')} 00000 n \n`
    const trailer = `trailer\n<< /Size 5 /Root 1 0 R /Prev ${start} >>\n`
    const end = `startxref\n${first.length + tree.length}\n%%EOF`
    expect(read(first + tree + table + trailer + end)).toBe(1)
  })

  it('are read for scripts, too, in the objects that a table hides from older readers', () => {
    const objects = [...withPages(1), '<< /S /JavaScript /JS (x) >>']
    const stream = packStreams(objects)
    const rest = Number(/startxref\s+(\d+)/.exec(stream)?.[1])
    // The first three objects once more, for older readers, to whom the fourth is gone.
    let plain = ''
    const rows = objects.slice(0, 3).map((object, at) => {
      const offset = stream.length + plain.length
      plain += `${at + 1} 0 obj\n${object}\nendobj\n`
      return `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    const free = '0000000000 65535 f \n'
    const trailer = (more: string) => `trailer\n<< /Size 5 /Root 1 0 R ${more}>>\n`
    const end = `startxref\n${stream.length + plain.length}\n%%EOF`
    const table = `${stream}${plain}xref\n0 5\n${free}${rows.join('')}${free}`
    expect(read(table + trailer('') + end)).toBe(1)
    expect(read(table + trailer(`/XRefStm ${rest} `) + end)).toBe('active')
  })

  it('are found once, where a table names itself as the one before', () => {
    const whole = pack(withPages(2))
    const [, start] = /startxref\s+(\d+)/.exec(whole) ?? []
    expect(read(whole.replace('/Root', `/Prev ${start} /Root`))).toBe(2)
  })

  it('are no circle', () => {
    const loop = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']
    expect(read(pack(loop))).toBe('broken')
  })
})

describe('a PDF that does more than show pages', () => {
  it.each([
    '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
    '<< /S /Java#53cript /J#53 (app.alert\\(1\\)) >>',
    '<< /Names << /JavaScript 9 0 R >> >>',
    '<< /S /Launch /F (calc.exe) >>',
    '<< /S /SubmitForm /F (https://evil.test) >>',
    '<< /A [ << /B << /S /GoToE >> >> ] >>',
    '<< /Type /EmbeddedFile /Length 0 >>\nstream\n\nendstream',
    '<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>',
    '<< /Type /Annot /Subtype /RichMedia >>',
    '<< /AcroForm << /XFA [ (a) 9 0 R ] >> >>',
  ])('is not taken: %s', (object) => {
    expect(read(withObject(object))).toBe('active')
    if (!object.includes('stream')) {
      expect(read(packStreams([...withPages(1), object]))).toBe('active')
    }
  })

  it.each([
    '<< /S /URI /URI (https://example.com/JavaScript/JS) >>',
    '<< /S /GoTo /D [3 0 R /Fit] >>',
    '(/JS /JavaScript \\) << >)',
    '<< /Length 23 >>\nstream\n<< /S /JavaScript /JS >>\nendstream',
    '% /JavaScript\n[ 1 -2.5 +3 .5 true null <2F4A53> /A#20B 3 0 R ]',
  ])('is not %s', (object) => {
    expect(read(withObject(object))).toBe(1)
  })
})

describe('a PDF that cannot be read', () => {
  const whole = pack(withPages(3))
  it.each([
    ['only its start', whole.slice(0, 200)],
    ['no end', whole.slice(0, whole.lastIndexOf('startxref'))],
    ['its start cut off', whole.slice(40)],
    ['its middle cut out', whole.slice(0, 60) + whole.slice(90)],
    ['a table at no offset of one', whole.replace(/startxref\s+\d+/, 'startxref\n7')],
    ['a table far away', whole.replace(/startxref\s+\d+/, 'startxref\n999999999')],
    ['no catalog', whole.replace('/Root 1 0 R', '/Root 9 0 R')],
    ['an object of another number', whole.replace('\n3 0 obj', '\n4 0 obj')],
    ['an object without an end', withObject('<< /A [')],
    ['values that are too deep', withObject('['.repeat(5_000))],
    ['a text without an end', withObject('(never')],
    ['a stream that is longer than the file', withObject('<< /Length 99999 >>\nstream\n')],
    ['nothing', '%PDF-1.4\n%%EOF'],
  ])('is broken: it has %s', (_what, text) => {
    expect(read(text)).toBe('broken')
  })

  it('is locked where it has a password', () => {
    expect(read(whole.replace('/Root', '/Encrypt 9 0 R /Root'))).toBe('locked')
  })

  it.each([
    ['a table of a million objects', whole.replace(/xref\n0 \d+/, 'xref\n0 1000000')],
    [
      'twenty thousand texts within each other',
      pack([...withPages(1), ...Array.from({ length: 20_000 }, () => '(')]),
    ],
  ])('takes no time: %s', (_what, text) => {
    const began = performance.now()
    expect(read(text)).toBe('broken')
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  it('is no small file that becomes a very large one', () => {
    const bomb = packStreams([...withPages(1), `(${' '.repeat(80 * 1024 * 1024)})`])
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(read(bomb)).toBe('broken')
  })
})
