import { basename } from 'node:path'

const kebab = /^[.$_]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

/** Rules of this house that no published plugin has. */
export const houseRules = {
  rules: {
    'kebab-file-name': {
      meta: { type: 'suggestion', schema: [] },
      create: (context) => ({
        Program(node) {
          const name = basename(context.filename)
          // React Router reads parameters from names such as $lang.tsx and cart_.tsx.
          if (!kebab.test(name.replaceAll(/[$_]/g, '')))
            context.report({ node, message: `${name} is not in kebab-case.` })
        },
      }),
    },
  },
}
