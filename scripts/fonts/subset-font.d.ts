declare module 'subset-font' {
  interface AxisRange {
    readonly min: number
    readonly max: number
    readonly default?: number
  }

  /** Makes a font of some letters of another one. A number pins an axis. */
  function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly keepFeatures: readonly string[]
      readonly noHinting: boolean
      readonly variationAxes: Readonly<Record<string, number | AxisRange>>
    },
  ): Promise<Buffer>

  export { subsetFont as default }
}
