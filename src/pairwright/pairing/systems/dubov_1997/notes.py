from pairwright.pairing.outcome import Step
def steps_of(field, plan):
    return ()
