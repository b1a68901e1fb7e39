export type Tone = 'success' | 'warning' | 'error' | 'primary' | 'neutral' | 'outlined';

interface Props {
  /**
   * Green for done or active, amber for pending, red for failed, neutral for all other states; outlined for
   * properties that are not states.
   */
  tone: Tone;
  children: string;
}

/** A record's state or property as a word. */
export const Badge = ({ tone, children }: Props) => (
  <div className="badge" data-tone={tone}>
    {children}
  </div>
);
