import type { SavedCard } from '@hoster/contract';
import { Select } from '@hoster/ui/select';

/** Saved cards of a method. */
const cardsOf = (method: string | undefined, cards: readonly SavedCard[]): readonly SavedCard[] =>
  cards.filter(({ brand }) => (brand === 'Mir' ? 'mir' : 'card') === method);

interface SavedCardFieldProps {
  /** "Card". The words are the caller's, because they load with its page. */
  label: string;
  /** "Another card". */
  another: string;
  id?: string;
  cards: readonly SavedCard[];
  method: string | undefined;
  /** The choice of a form that was refused. */
  defaultValue?: string | undefined;
  error?: string | readonly string[] | undefined;
}

/** Choice between the saved cards and another one; nothing for methods without cards. */
export function SavedCardField({
  id: fieldId = 'saved_card',
  label,
  another,
  cards,
  method,
  defaultValue,
  error,
}: SavedCardFieldProps) {
  const own = cardsOf(method, cards);
  if (own.length === 0) return null;
  return (
    <Select
      // Another method has other cards.
      key={method}
      id={fieldId}
      name="saved_card"
      label={label}
      error={error}
      defaultValue={defaultValue ?? String(own.find(({ is_default: isDefault }) => isDefault)?.id ?? '')}
      options={[
        ...own.map(({ id, brand, last4 }) => ({ value: String(id), label: `${brand} •••• ${last4}` })),
        { value: '', label: another },
      ]}
    />
  );
}
