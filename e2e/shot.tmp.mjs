import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const [n, v, cs] of [['d', { width: 1440, height: 900 }, 'light'], ['p', { width: 390, height: 844 }, 'dark']]) {
  const c = await b.newContext({ viewport: v, locale: 'de-DE', colorScheme: cs }); const p = await c.newPage();
  p.on('console', (m) => ['error','warning'].includes(m.type()) && console.log(n, m.text())); p.on('pageerror', e => console.log('ERR', e.stack));
  await p.goto('http://localhost:3900/login'); 
  await p.getByLabel(/E-Mail/).fill('owner@demo.example'); await p.getByRole('textbox', {name: /Passwort/}).fill('Demo-1234'); await p.keyboard.press('Enter');
  await p.waitForTimeout(3500); await p.screenshot({ path: `/tmp/s-home-${n}.png` });
  await p.goto('http://localhost:3900/dashboards/analytics'); await p.waitForTimeout(3000); await p.screenshot({ path: `/tmp/s-ana-${n}.png` });
  await p.goto('http://localhost:3900/manage/receipts'); await p.waitForTimeout(2500); await p.screenshot({ path: `/tmp/s-rec-${n}.png` });
  await p.locator('main a[href*="/manage/receipts/"]').first().click(); await p.waitForTimeout(2000); await p.screenshot({ path: `/tmp/s-receipt-${n}.png`, fullPage: true });
  await p.goto('http://localhost:3900/setting/devices'); await p.waitForTimeout(2000); await p.screenshot({ path: `/tmp/s-dev-${n}.png` });
  await p.goto('http://localhost:3900/setting/devices?setup=register'); await p.waitForTimeout(2000); await p.screenshot({ path: `/tmp/s-wiz-${n}.png` });
}
await b.close();
