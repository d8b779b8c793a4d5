/** A path that begins with exactly one slash: with two, a redirect to it would lead to another host. */
export const oneLeadingSlash = (path: string): string => path.replace(/^\/*/, '/')
