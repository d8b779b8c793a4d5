import { EmailField, NameFields, PhoneField } from '../../sections/FormFields.tsx'
import { FormSection } from './FormSection.tsx'

export const ContactSection = () => (
  <FormSection title="Contact">
    <div className="grid gap-4 xs:grid-cols-2">
      <NameFields ids />
      <EmailField id="email" hint="For the confirmation of your order." />
      <PhoneField id="phone" optional hint="For the driver, on the day." />
    </div>
  </FormSection>
)
