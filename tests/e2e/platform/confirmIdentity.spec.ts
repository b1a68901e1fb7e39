import { messages } from '#i18n/de/messages.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { asLater } from '#tests/support/asLater.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser.ts';

const { partnerManagement, confirmIdentity, error, rules } = messages;

test('a call that needs a proof of identity waits for the password, and is then made', async ({
  site,
}) => {
  const page = await site.as('admin', {}, '/user-management/vendor?pageSize=50');
  await page.getByRole('link', { name: 'Wohnraum Vogt GmbH' }).click();
  const open = async () => {
    await asLater(page, 'viewAs');
    await page.getByRole('button', { name: partnerManagement.viewAs }).click();
    await page.getByRole('button', { name: partnerManagement.viewAsYes, exact: true }).click();
  };
  const question = page.getByRole('dialog', { name: confirmIdentity.title });
  const field = question.getByLabel(confirmIdentity.password, { exact: true });

  await open();
  await expect(field).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByText(error.CONFIRM_IDENTITY)).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);

  await open();
  await field.fill('not it at all');
  await page.keyboard.press('Enter');
  await expect(question.getByText(rules.wrongPassword).first()).toBeVisible();
  await field.fill(demoPassword);
  const viewed = page.waitForEvent('popup');
  await question.getByRole('button', { name: confirmIdentity.confirm }).click();
  await expect((await viewed).getByRole('alert').first()).toContainText('Wohnraum Vogt GmbH');
  await expect(question).toHaveCount(0);
});
