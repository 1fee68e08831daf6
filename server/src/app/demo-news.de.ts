import type { NewsWords } from '../content/news/index.ts';

/** What the demo tells about Tresen; German is the source of the items. */
export const german = {
  search: {
    title: 'Eine Suche für alles',
    description: 'Mit Strg+K springen Sie zu jeder Seite und finden Belege, Kassen und Personen.',
    tags: ['Bedienung'],
    content: `Drücken Sie **Strg+K** – am Mac **⌘K** –, und tippen Sie los. Die Suche kennt alle Seiten, die Sie öffnen dürfen, und darunter Ihre Daten.

## Was sie findet

- Seiten des Menüs, gleich ob groß oder klein geschrieben
- Belege nach ihrer Nummer
- Kassen und Benutzer nach ihrem Namen

Mit den Pfeiltasten wählen Sie aus, mit der Eingabetaste öffnen Sie, mit Esc schließen Sie die Suche.`,
  },
  appearance: {
    title: 'So, wie Sie es mögen',
    description:
      'Farben, Schriftgröße und Aufbau stellen Sie selbst ein. Am nächsten Gerät sieht es genauso aus.',
    tags: ['Bedienung', 'Darstellung'],
    content: `In den Einstellungen der Ansicht, oben rechts im Menü der Werkzeuge, wählen Sie aus neun Farbschemata und vier Anordnungen. Jede Änderung sehen Sie sofort.

## Gut zu wissen

- Die Schriftgröße reicht von 70 bis 130 Prozent.
- Hell oder dunkel: Solange Sie nichts wählen, gilt, was Ihr Gerät vorgibt.
- Ihre Wahl gehört zu Ihrem Konto. Wer sich an derselben Kasse anmeldet, behält die eigene.

Mehr dazu steht in der [Hilfe](/documentation/appearance).`,
  },
  live: {
    title: 'Umsätze, während sie entstehen',
    description: 'Die Startseite zeigt den Tag live: Ein neuer Beleg erscheint nach etwa einer Sekunde.',
    tags: ['Auswertungen'],
    content: `Auf der [Startseite](/dashboards/home) steht der heutige Umsatz neben dem desselben Wochentags der Vorwoche. Sie müssen nichts neu laden: Sobald eine Kasse einen Beleg überträgt, ändern sich die Zahlen.

> Reißt die Verbindung ab, sehen Sie oben ein Zeichen dafür. Was die Kasse inzwischen bucht, holt sie nach.

Längere Zeiträume, mehrere Filialen und den Vergleich mit dem Vorjahr finden Sie unter [Auswertungen](/dashboards/analytics).`,
  },
  linking: {
    title: 'Eine Kasse verbinden: ein Code genügt',
    description: 'Die Kasse zeigt einen Code, Sie geben ihn ein – mehr braucht es nicht.',
    tags: ['Kassen'],
    content: `1. Öffnen Sie [Kassen](/setting/devices), und wählen Sie *Kasse verbinden*.
2. Geben Sie den Code ein, den die Kasse zeigt.
3. Wählen Sie Filiale, Branche und einen Namen.

Danach ist die Kasse verbunden und überträgt ihre Belege von selbst. Ist sie eine Weile ohne Netz, geht nichts verloren: Sie hebt alles auf, bis die Cloud den Empfang bestätigt hat.`,
  },
  receipts: {
    title: 'Jeder Beleg ist sofort zu finden',
    description: 'Nach Nummer, Filiale und Zeitraum – auch bei Hunderttausenden von Belegen.',
    tags: ['Belege'],
    content: `Unter [Belege](/manage/receipts) stehen alle Belege Ihrer Kassen, die neuesten zuerst. Ein Klick zeigt den Beleg, wie ihn der Gast bekommen hat, mit Steuersätzen, Zahlung und den Angaben der TSE.

Passt bei einem Beleg etwas nicht zusammen, wird er nicht verworfen: Er wartet unter [Sync-Probleme](/manage/syncProblems) auf Ihre Entscheidung.`,
  },
  team: {
    title: 'Ihr Team arbeitet mit',
    description: 'Laden Sie Mitarbeitende ein, und bestimmen Sie, was sie sehen.',
    tags: ['Benutzer', 'Sicherheit'],
    content: `Wer zur Verwaltung gehört, lädt unter [Benutzer](/setting/users) weitere Personen per E-Mail ein und gibt ihnen eine Rolle.

| Rolle | darf |
|---|---|
| Verwaltung | alles im eigenen Betrieb |
| Manager | Zahlen und Belege ansehen |

Was geändert wurde und von wem, steht im [Protokoll](/setting/auditLog).`,
  },
} satisfies Readonly<Record<string, NewsWords>>;
