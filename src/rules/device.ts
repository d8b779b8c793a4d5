import { limits } from './limits.ts'

export type DeviceType = 'mobile' | 'tablet' | 'desktop'

/** A mobile user agent under 768 pixels is mobile, otherwise tablet; all others are desktop. §9 */
export function deviceType(userAgent: string, width: number): DeviceType {
  if (!/Mobi|Android|iPhone|iPad|iPod|Tablet|Silk|Kindle|BlackBerry|IEMobile|Opera Mini/i.test(userAgent))
    return 'desktop'
  return width < limits.mobileBelow ? 'mobile' : 'tablet'
}
