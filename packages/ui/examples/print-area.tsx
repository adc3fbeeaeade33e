import { PrintArea } from '@hoster/ui/print-area';

export function Example() {
  return <PrintArea>Only this is printed: your recovery codes.</PrintArea>;
}
