/** Colors of lines and labels on cloth and paper, which look the same in every theme. */
export const onPrint = { light: '#fffefa', dark: '#1f1b17', quiet: '#877d70' } as const
