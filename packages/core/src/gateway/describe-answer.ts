/** Says for a developer what answered, since a wrong address often answers with a page. */
export const describeAnswer = (url: string, { status, headers }: Response): string =>
  `${url} answered ${status} (${headers.get('Content-Type') ?? 'no content type'})`
