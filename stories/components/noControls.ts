/** Parameters of a story that renders fixed examples: its controls would change nothing. */
export const noControls = { controls: { disable: true } }
