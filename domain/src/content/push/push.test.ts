import { expect, it } from 'vitest';
import { isPushService } from './index.ts';

it.each<[string, boolean]>([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com@10.0.0.1/', false],
  ['https://fcm.googleapis.com.evil.example/', false],
  ['https://evilpush.services.mozilla.com.example/', false],
  ['https://10.0.0.1/', false],
  ['no address', false],
])('the server sends alerts to push services only: %s %s', (endpoint, isOne) => {
  expect(isPushService(endpoint)).toBe(isOne);
});
