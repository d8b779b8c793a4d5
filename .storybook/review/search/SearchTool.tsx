/** @jsxRuntime classic */
// The frame has a React of its own, which the present form of JSX does not reach.
import * as React from 'react'
import { useEffect, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { withoutNumbers } from '../listing.ts'
import { SearchDialog } from './SearchDialog.tsx'

/** The index of states from anywhere: a button of the toolbar, or the key Q. */
export function SearchTool() {
  const api = useStorybookApi()
  const { internal_index: index } = useStorybookState()
  const [open, setOpen] = useState(false)
  // Here, since this tool is in the frame on every page.
  useEffect(() => {
    const shown = index && withoutNumbers(index)
    if (shown) void api.setIndex(shown)
  }, [api, index])
  useEffect(() => {
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
      <Button variant="outline" size="small" ariaLabel="Find a state (Q)" onClick={() => setOpen(true)}>
        Find a state
      </Button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
