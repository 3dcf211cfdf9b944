import type { Art } from '@selvage/core/own-designs'

/** Returns how high a picture is at a width, inches, to a tenth. */
export const heightAt = (
  widthIn: number,
  { width, height }: Pick<Art, 'width' | 'height'>,
): number => Math.round(((widthIn * height) / width) * 10) / 10
