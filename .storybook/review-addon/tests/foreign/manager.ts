import { addons } from 'storybook/manager-api'
import type { Project } from '../../project.ts'

const state = { section: 'Hall', clauses: [], behaviour: false, beyond: false }

addons.setConfig({
  review: {
    states: [
      { ...state, id: 'LAMP-01', state: 'Lit', holds: "Says 'On'; the switch is pressed" },
      { ...state, id: 'LAMP-02', state: 'Dark', holds: "Says 'Off'" },
      { ...state, id: 'METER-01', state: 'Full', holds: 'The bar is as wide as its box' },
    ],
  } satisfies Project,
})
