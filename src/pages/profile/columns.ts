/** A tab of the account in two columns, where there is room for both. */
export const accountColumns = 'grid grid-cols-1 gap-x-16 gap-y-9 px-4 py-5 md:p-7 lg:grid-cols-uneven'
export const accountHeading = 'border-b border-ink pb-2 type-h3'
