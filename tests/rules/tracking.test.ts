import { expect, test } from 'vitest'
import { deviceType } from '../../src/rules/tracking.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const androidTablet = 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const iPad =
  'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test.each([
  ['iPhone', iPhone, 390, 'mobile'],
  ['Android phone', android, 767, 'mobile'],
  ['Android phone', android, 768, 'tablet'],
  ['Android tablet', androidTablet, 800, 'tablet'],
  ['iPad', iPad, 767, 'mobile'],
  ['iPad', iPad, 1024, 'tablet'],
  ['Windows', windows, 1280, 'desktop'],
  ['Windows in a narrow window', windows, 400, 'desktop'],
  ['Mac', mac, 767, 'desktop'],
  ['nothing', '', 390, 'desktop'],
])('TRK-06 §9 %s (%s) at %d px is %s', (_, userAgent, width, type) => {
  expect(deviceType(userAgent, width)).toBe(type)
})
