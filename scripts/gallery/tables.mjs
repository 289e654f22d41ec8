/** Who has set which table in the list of those that are open to everybody. */
const hosts = [
  { name: 'Rosa', ruleset: /Jamaica, second edition/, seats: 4 },
  { name: 'Ben', ruleset: /^Yassa/, seats: 3 },
  { name: 'Eve', ruleset: /Cartagena: Tortuga/, seats: 5 },
];

/** Fills the lobby: each host stays at the table in a browser of their own. */
export async function setTables({ browser, address }) {
  for (const host of hosts) await setTable(browser, `${address}lobby`, host);
}

async function setTable(browser, lobby, { name, ruleset, seats }) {
  const context = await browser.newContext({
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(lobby);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: ruleset }).check();
  await page.getByLabel('Players at the table').selectOption(String(seats));
  await page.getByLabel('Public, in the list of tables').check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByText('(you)').waitFor();
}
