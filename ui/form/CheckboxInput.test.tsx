import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CheckboxInput } from './CheckboxInput.tsx';

const Value = () => <output>{JSON.stringify(useWatch({ name: 'isForAll' }))}</output>;

it('is true or false, by a click and by the space bar', async () => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Form record={{ id: '1', isForAll: false }}>
        <CheckboxInput source="isForAll" helperText="What that means" />
        <Value />
      </Form>
    </CoreAdminContext>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  const value = () => screen.getByRole('status').textContent;
  await userEvent.click(box);
  expect([box.checked, value()]).toEqual([true, 'true']);
  await userEvent.keyboard(' ');
  expect([box.checked, value()]).toEqual([false, 'false']);
});
