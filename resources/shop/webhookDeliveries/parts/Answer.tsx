import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  status: number | null;
  fault: string | null;
}

/** The HTTP status of an attempt, or the reason why there is none. */
export const Answer = ({ status, fault }: Props) => {
  const text = useText('resources.webhook-deliveries');
  if (status !== null) return `HTTP ${status}`;
  return fault === null ? null : text(`faults.${fault as 'TIMEOUT'}`);
};
