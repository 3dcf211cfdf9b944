/** The search of the header, which suggests while a text is typed. */
export { SearchForm as default } from '@selvage/react/header'
