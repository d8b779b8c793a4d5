import type { Preview } from '@storybook/react-vite'
import { isValidElement } from 'react'

export type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]

const holdsElement = (value: unknown): boolean =>
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsElement))

/** Elements and drawings are written in code: as controls they would show their insides. Other content is a text. */
export const contentControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary
      if (type === 'IconNode' || holdsElement(initialArgs[name]))
        return [name, { ...argType, control: { disable: true } }]
      return [name, type === 'ReactNode' ? { ...argType, control: { type: 'text' } } : argType]
    }),
  )
