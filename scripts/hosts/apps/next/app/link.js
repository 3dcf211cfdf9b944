'use client'
export { default } from 'next/link'
