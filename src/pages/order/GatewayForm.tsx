import type { ReactNode, Ref } from 'react'
import type { PaymentForm } from '../../api/purchase.ts'
import { Button } from '../../components/ui/Button.tsx'

type GatewayFormProps = { form: PaymentForm; ref?: Ref<HTMLFormElement>; children: ReactNode }

export const GatewayForm = ({ form, ref, children }: GatewayFormProps) => (
  <form ref={ref} method="post" action={form.action} className="mt-3">
    {Object.entries(form.fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" variant="primary">
      {children}
    </Button>
  </form>
)
