/** @jsxRuntime classic */
// Storybook's manager has its own copy of React, which the automatic JSX runtime would not use.
import * as React from 'react'
import { useEffect, useState } from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { registerKeys } from '../judge.ts'
import { withFiltersOnly } from '../listing.ts'
import { SearchDialog } from './SearchDialog.tsx'

const Tool = styled.button(({ theme }) => ({
  minHeight: 28,
  padding: '0 8px',
  border: 0,
  borderRadius: theme.appBorderRadius,
  background: 'none',
  color: theme.barTextColor,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover, :focus-visible': { background: theme.background.hoverable, color: theme.barHoverColor },
}))

/** Opens the search for states from any page, with a toolbar button or the key Q. */
export function SearchTool() {
  const api = useStorybookApi()
  const { internal_index: index } = useStorybookState()
  const [open, setOpen] = useState(false)
  // Done here because this tool is mounted on every page.
  useEffect(() => {
    const filteredIndex = index && withFiltersOnly(index)
    if (filteredIndex) void api.setIndex(filteredIndex)
  }, [api, index])
  useEffect(() => {
    registerKeys(api)
    void api.setAddonShortcut('review', {
      label: 'Find a state',
      defaultShortcut: ['Q'],
      actionName: 'find',
      showInMenu: true,
      action: () => setOpen(true),
    })
  }, [api])
  return (
    <>
      <Tool type="button" aria-label="Find a state (Q)" aria-keyshortcuts="Q" onClick={() => setOpen(true)}>
        Find a state
      </Tool>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
