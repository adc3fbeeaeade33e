/** What every library is given. */
export const choices = [
  { value: 'ams', label: 'Amsterdam' },
  { value: 'fra', label: 'Frankfurt' },
  { value: 'msk', label: 'Moscow' },
];
export const nothing = () => undefined;
