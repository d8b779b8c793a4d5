/** Hashes passwords. A hash carries its own salt and settings; `verify` is false for a hash it cannot read. */
export type Passwords = {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
}
