import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
const c = await b.newContext({ viewport: { width: 1280, height: 860 }, locale: 'de-DE', colorScheme: 'light' }); const p = await c.newPage();
p.on('console', (m) => console.log(m.text())); p.on('pageerror', e => console.log('ERR', e.stack));
await p.goto('http://localhost:3900/login'); 
await p.getByLabel(/E-Mail/).fill('owner@demo.example'); await p.getByRole('textbox', {name: /Passwort/}).fill('Demo-1234'); await p.keyboard.press('Enter');
await p.waitForTimeout(5000); await p.screenshot({ path: `/work/main/docs/images/home.png` });
await b.close();
