import { rejectionOf, visit, visitAsGuest } from './visitor.ts'
