import type { Letter, LetterItem, LetterLink, LetterPart } from './letter.ts'

// Mail programs read styles that stand at their element, and lay out with tables. The colors are
// those of the shop's light theme: a program with a dark theme inverts them by itself.
const INK = '#1f1b17'
const QUIET = '#5b534a'
const HAIR = '#ded6c8'
const DOTS = ['#a3282c', '#cf9a36', '#3c6638', '#2c4a6b', '#5c4636']
const SANS = "font-family:Commissioner,'Segoe UI',Helvetica,Arial,sans-serif"
const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif"

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML, between tags and in attributes. */
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Sentences of the messages have line breaks of their own, such as a closing. */
const lines = (all: readonly string[]): string =>
  all
    .flatMap((line) => line.split('\n'))
    .map(escape)
    .join('<br>')

/** The HTML part of a letter. It loads nothing from anywhere. */
export function htmlLetter({
  subject,
  language,
  parts,
}: Pick<Letter, 'subject' | 'language' | 'parts'>): string {
  const dots = DOTS.map(
    (color) =>
      `<td style="padding:0 3px 0 0"><div style="width:7px;height:7px;border-radius:7px;background:${color};font-size:0;line-height:0">&nbsp;</div></td>`,
  ).join('')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#faf7f1;color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f1">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left;${SANS};font-size:16px;line-height:1.55;color:${INK}">
<tr><td style="padding:0 0 20px;border-bottom:1px solid ${HAIR}">
<div style="${SERIF};font-size:28px;line-height:1.2">Selvage</div>
<table role="presentation" cellpadding="0" cellspacing="0"><tr>${dots}</tr></table>
</td></tr>
<tr><td style="padding:28px 0 0">
<h1 style="margin:0 0 20px;${SERIF};font-weight:normal;font-size:26px;line-height:1.25">${escape(subject)}</h1>
${parts.map(partHtml).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function partHtml(part: LetterPart): string {
  switch (part.kind) {
    case 'lines':
      return `<p style="margin:0 0 18px;overflow-wrap:anywhere">${lines(part.lines)}</p>`
    case 'sums':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px">
${part.lines.map((line) => sumHtml(line, line === part.total)).join('\n')}
</table>`
    case 'items':
      return `<h2 style="margin:26px 0 6px;${SERIF};font-weight:normal;font-size:19px;line-height:1.3">${escape(part.heading)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px">
${part.items.map(itemHtml).join('\n')}
</table>`
    case 'links':
      return `<p style="margin:24px 0">${part.links.map(linkHtml).join(' ')}</p>`
  }
}

/** A text that ends with an amount, such as `Tax: US$7.03`. */
const WITH_AMOUNT = /^(.+):\s+([^:]+)$/u

/** A row with a label, and its amount at the far edge. */
function rowHtml(text: string, style: string, below = ''): string {
  const [, label = text, amount = ''] = WITH_AMOUNT.exec(text) ?? []
  return `<tr><td style="${style};overflow-wrap:anywhere">${escape(label.trimEnd())}${below}</td>
<td align="right" valign="top" style="${style};padding-left:16px;white-space:nowrap">${escape(amount)}</td></tr>`
}

const itemHtml = ({ title, facts }: LetterItem): string =>
  rowHtml(
    title,
    `padding:12px 0;border-top:1px solid ${HAIR}`,
    facts.length > 0
      ? `<br><span style="color:${QUIET};font-size:14px">${facts.map(escape).join('<br>')}</span>`
      : '',
  )

const sumHtml = (line: string, isTotal: boolean): string =>
  rowHtml(
    line,
    isTotal
      ? `padding:10px 0;border-top:1px solid ${HAIR};font-size:18px;font-weight:600`
      : 'padding:2px 0',
  )

/** The first link as a button, the others as plain links. */
const linkHtml = ({ label, url }: LetterLink, at: number): string =>
  at === 0
    ? `<a href="${escape(url)}" style="display:inline-block;padding:11px 20px;border:1px solid ${INK};border-radius:2px;color:${INK};text-decoration:none;font-weight:600">${escape(label)}</a>`
    : `<a href="${escape(url)}" style="display:inline-block;padding:11px 12px;color:${INK}">${escape(label)}</a>`
