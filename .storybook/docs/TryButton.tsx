/** Makes a story of a Docs page usable in its place. */
export const TryButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button
    type="button"
    className="min-h-target cursor-pointer rounded-control border border-edge bg-cell px-3 type-control"
    onClick={onClick}
  >
    Try it here<span className="sr-only">: {name}</span>
  </button>
)
