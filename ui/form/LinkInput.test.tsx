import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { LinkInput } from './LinkInput.tsx';

const Value = () => <output>{useWatch({ name: 'link' })}</output>;

const show = (link: string) => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Form record={{ id: '1', link }}>
        <LinkInput source="link" />
        <Value />
      </Form>
    </CoreAdminContext>,
  );
  return screen.getByRole<HTMLInputElement>('textbox');
};
const value = () => screen.getByRole('status').textContent;

it('puts https:// in front of what is typed', async () => {
  const input = show('');
  expect(screen.getByText('https://')).toBeDefined();
  await userEvent.type(input, 'example.com:8080/sommer');
  expect([input.value, value()]).toEqual([
    'example.com:8080/sommer',
    'https://example.com:8080/sommer',
  ]);
});

it('takes a pasted whole address with its scheme', async () => {
  const input = show('https://example.com');
  await userEvent.clear(input);
  await userEvent.paste('http://example.org/a');
  expect([input.value, value()]).toEqual(['example.org/a', 'http://example.org/a']);
  expect(screen.getByText('http://')).toBeDefined();
});

it('leaves a script unchanged, so that the rule rejects it', async () => {
  const input = show('');
  await userEvent.click(input);
  await userEvent.paste('javascript:alert(1)');
  expect([input.value, value()]).toEqual(['javascript:alert(1)', 'javascript:alert(1)']);
  expect(screen.queryByText('https://')).toBeNull();
});
