import { useNavigate, useNotify } from 'react-admin';
import { useInvalidateApiQueries } from '#providers/api/useInvalidateApiQueries.ts';
import type { RequestError } from '#providers/graphql/errors.ts';
import { CreateOrderDocument } from '#resources/sales/orders/operations.generated.ts';
import { CartQuoteDocument } from '#resources/selling/cartSimulator/parts/useQuote.ts';
import { useRecordAddress } from '#ui/form/useRecordAddress.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { type Entry, inputOf } from './entry.ts';

/** Errors whose details the quote beside the form shows. */
const ofTheQuote = ['error.ORDER_REFUSED', 'error.ORDER_TOTAL_CHANGED'];

/**
 * Returns the submit handler, which creates the order with the displayed total.
 * @param total null while no total is displayed, which prevents sending
 */
export const useSendOrder = (total: string | null) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const submit = useSubmit();
  const addressOf = useRecordAddress();
  const invalidate = useInvalidateApiQueries();
  const askAgain = ({ message, body }: RequestError): boolean => {
    if (!ofTheQuote.includes(message)) return false;
    const { total: now } = body.args ?? {};
    notify(now ? 'resources.orders.entry.totalChanged' : 'resources.orders.entry.refused', {
      type: 'error',
    });
    void invalidate([CartQuoteDocument]);
    return true;
  };
  return (values: object) => {
    if (total === null) {
      notify('resources.orders.entry.notOrderable', { type: 'warning' });
      return undefined;
    }
    return submit(
      CreateOrderDocument,
      { input: inputOf(values as Entry, total) },
      {
        onRefused: askAgain,
        onSuccess: ({ createOrder: { data } }) => {
          const link = addressOf(data);
          notify('resources.orders.created', { type: 'success', details: { link } });
          navigate(link);
        },
      },
    );
  };
};
