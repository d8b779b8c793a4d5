export const translations: readonly (readonly [source: string, said: string, meant: string])[] = [
  ['S', 'මල් පෝච්චි, pochchi, pochchiya', 'pot'],
]
