/** Applies the print styles on the screen until the returned function is called. */
export function printMedia(): () => void {
  const changed: { readonly media: MediaList; readonly text: string }[] = []
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /^(?:not )?print$/.test(rule.media.mediaText)) {
        changed.push({ media: rule.media, text: rule.media.mediaText })
        rule.media.mediaText = rule.media.mediaText === 'print' ? 'all' : 'not all'
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
  return () => {
    for (const { media, text } of changed) media.mediaText = text
  }
}
